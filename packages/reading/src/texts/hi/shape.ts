import type { frames } from '#texts/en/frames.ts'

/** The shape of the English frames, which the Hindi ones share. */
export type Frames = typeof frames
