import { createContext } from 'react'

/**
 * Whether what is on screen was answered to this reader. A visitor's answer, which a member reads until theirs has come, does not say
 * how they voted.
 */
export const OwnAnswer = createContext(true)
