export { type Heard, heard, normalise } from './normalise.ts'
export * from './types.ts'
