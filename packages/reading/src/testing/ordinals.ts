export { nth as nthEn } from '#texts/en/vocab.ts'
export { nth as nthHi } from '#texts/hi/vocab.ts'
