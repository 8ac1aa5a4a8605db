/** Below this age a person is a minor: no talk of love, marriage, children, work or money, and words for the young. */
export const ADULT = 18
