import { remember } from '#lib/storage.ts'

const KEY = 'wheel-sound'

/** Whether the person wants to hear the wheel; who has asked for less motion does not, unless they say so. */
export const wantsSound = (): boolean => {
  const said = remember.read(KEY)
  return said === null ? !window.matchMedia('(prefers-reduced-motion: reduce)').matches : said === 'on'
}
export const keepSound = (on: boolean) => remember.write(KEY, on ? 'on' : 'off')

/** The least time between two ticks: more than so many are one hum. */
const TICK_S = 0.03

/** A tone that is struck and dies away. */
const strike = (
  context: AudioContext,
  { pitch, at, lasts, loud }: Record<'pitch' | 'at' | 'lasts' | 'loud', number>,
) => {
  const tone = context.createOscillator()
  const volume = context.createGain()
  tone.frequency.value = pitch
  volume.gain.setValueAtTime(loud, at)
  volume.gain.exponentialRampToValueAtTime(0.0001, at + lasts)
  tone.connect(volume).connect(context.destination)
  tone.start(at)
  tone.stop(at + lasts)
}

/** A temple bell: a fifth and an octave, each with the partials that make it sound like metal. */
const BELL = [
  { pitch: 523.25, after: 0 },
  { pitch: 783.99, after: 0.14 },
  { pitch: 1_046.5, after: 0.28 },
]
const PARTIALS = [1, 2.76, 5.4]

/** `end`: nothing more is to be heard. */
export type WheelSound = { tick: (speed: number) => void; win: () => void; end: () => void }

const SILENCE: WheelSound = { tick: () => {}, win: () => {}, end: () => {} }

/** The sounds of one spin. Call it in the press itself: before one, browsers keep silent. */
export const startSound = (isOn: () => boolean): WheelSound => {
  if (!isOn() || typeof AudioContext === 'undefined') return SILENCE
  const context = new AudioContext()
  let last = 0
  return {
    tick: (speed) => {
      if (!isOn() || context.currentTime - last < TICK_S) return
      last = context.currentTime
      strike(context, { pitch: 1_400 + 900 * speed, at: last, lasts: 0.035, loud: 0.05 + 0.1 * Math.min(1, speed * 3) })
    },
    win: () => {
      if (isOn())
        for (const { pitch, after } of BELL)
          for (const [nth, partial] of PARTIALS.entries())
            strike(context, {
              pitch: pitch * partial,
              at: context.currentTime + after,
              lasts: 1.6 / (nth + 1),
              loud: 0.16 / (nth + 1) ** 2,
            })
      setTimeout(() => void context.close(), 3_000)
    },
    end: () => void context.close(),
  }
}
