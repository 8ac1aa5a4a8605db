import { createPace } from './pace.ts'

const prefersLessMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** A text that is painted as it comes. */
export type FlowingText = {
  /** the whole text so far */
  receive: (all: string) => void
  /** Paints all of it now: no more will come. */
  finish: () => void
}

/** Paints a text that arrives in jumps at a steady pace, at most once a frame; at once for who wants less motion. */
export const flowingText = (paint: (text: string) => void): FlowingText => {
  const pace = createPace()
  let all = ''
  let frame = 0
  let isOver = false

  const step = () => {
    frame = 0
    if (isOver) return
    const text = prefersLessMotion() ? all : pace.show(performance.now())
    paint(text)
    if (text !== all && pace.isBehind()) frame = requestAnimationFrame(step)
  }
  return {
    receive: (text) => {
      if (!all.startsWith(text)) all = text
      pace.receive(text, performance.now())
      if (!frame) frame = requestAnimationFrame(step)
    },
    finish: () => {
      cancelAnimationFrame(frame)
      isOver = true
      if (all !== '') paint(all)
    },
  }
}
