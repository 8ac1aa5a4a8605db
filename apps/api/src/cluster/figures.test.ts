import { expect, it } from 'vitest'
import { mergeFigures } from './figures.ts'

const text = (calls: number) => `# HELP calls_total Calls
# TYPE calls_total counter
calls_total{route="/a}b",status="200"} ${calls}
calls_total{route="/c",status="404"} 1

# HELP replies Replies
# TYPE replies gauge
replies ${calls + 1}
`

it('keeps the figures of each process apart and says once what a figure is', () => {
  expect(
    mergeFigures([
      [1, text(5)],
      [2, text(7)],
    ]),
  ).toBe(`# HELP calls_total Calls
# TYPE calls_total counter
calls_total{process="1",route="/a}b",status="200"} 5
calls_total{process="1",route="/c",status="404"} 1
calls_total{process="2",route="/a}b",status="200"} 7
calls_total{process="2",route="/c",status="404"} 1

# HELP replies Replies
# TYPE replies gauge
replies{process="1"} 6
replies{process="2"} 8
`)
})
