export * from './certain-chart.ts'
export * from './drawn.ts'
export * from './geometry.ts'
export * from './offset-text.ts'
