export { isLocal, isLoopback, mayReadMetrics } from './readers.ts'
