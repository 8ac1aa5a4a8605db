export { testDatabase, testRedis } from './database.ts'
export type { Answer, Http, HttpRequest } from './http.ts'
export { type Member, mobileOf, type Visitor } from './people.ts'
export { type AppUnderTest, type Clock, createClock, createWorld, until, type World, type WorldParts } from './world.ts'
