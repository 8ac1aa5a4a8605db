export { type Heard, heard, normalise } from './normalise.ts'
export { parse } from './parse.ts'
export { speechOf } from './speech.ts'
export * from './types.ts'
