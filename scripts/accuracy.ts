// pnpm accuracy [--check]: how far the charts are from Swiss Ephemeris, printed and written for the docs and the page /accuracy.
import { document } from './accuracy/document.ts'
import { measure } from './accuracy/measure.ts'
import { pageData } from './accuracy/page-data.ts'
import { writeOrCheck } from './write-or-check.ts'

const accuracy = measure()
writeOrCheck('docs/ACCURACY.md', document(accuracy))
writeOrCheck('apps/web/src/features/accuracy/measured.ts', pageData(accuracy))

for (const { id, unit, count, median, largest, tolerance } of accuracy.differences) {
  const figures = [median, largest].map((value) => value.toFixed(2).padStart(8)).join('')
  console.log(`${id.padEnd(12)}${String(count).padStart(5)}${figures}  of ${tolerance} ${unit}s`)
}
for (const { id, same, of } of accuracy.agreements)
  console.log(`${id.padEnd(12)}${String(of).padStart(5)}  ${same} the same`)
