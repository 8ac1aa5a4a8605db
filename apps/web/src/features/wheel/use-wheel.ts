import { isDrawnFrom, spinOf } from '@dhruva/common'
import { recharges } from '@dhruva/contract'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { ApiFail, api, type ResultOf, refreshCalls, useCall } from '#lib/api.ts'
import { useTexts } from '#lib/i18n.ts'
import { useLogin } from '#lib/login.ts'
import { refreshSession, useSession } from '#lib/session.ts'
import { uiTexts } from '#ui/texts.ts'
import { toast } from '#ui/toast.tsx'
import { startSound, type WheelSound, wantsSound } from './sound.ts'
import { FIRST_ANGLE, hasTicked, restOf, turnFrom } from './turning.ts'

type Spun = ResultOf<typeof recharges.spinWheel>
type WheelAnswer = ResultOf<typeof recharges.getWheel>
export type Past = WheelAnswer['spins'][number]
/** `isKept`: it was drawn from the number that this page was promised before, and from the player's part. */
export type Won = Spun & { isKept: boolean }

/** Reckons a spin again, here, against what was shown before the press. */
const judge = (spun: Spun, shown: WheelAnswer | undefined): Won => {
  const promises = [shown?.commitment, ...(shown?.spins ?? []).map(({ commitment }) => commitment)]
  const { seed, nonce, commitment, percent } = spun
  const isKept =
    promises.includes(commitment) && isDrawnFrom(seed, commitment) && spinOf(seed, nonce).percent === percent
  return { ...spun, isKept }
}

const NONCE_BYTES = 16

/** The player's part of a draw, made by their browser. */
export const newNonce = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(NONCE_BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join('')

const show = (disc: RefObject<SVGSVGElement | null>, angle: number) => {
  if (disc.current) disc.current.style.transform = `rotate(${angle}rad)`
}

/** Turns the disc until it rests. @returns what breaks it off */
const animate = (
  disc: RefObject<SVGSVGElement | null>,
  { from, won, sound, onRest }: { from: number; won: Won; sound: WheelSound; onRest: () => void },
) => {
  const next = turnFrom(from, spinOf(won.seed, won.nonce))
  let [before, last, frame] = [from, performance.now(), 0]
  const paint = (now: number) => {
    // the first picture may be of a moment before the press
    const shown = next(Math.max(0, now - last))
    last = Math.max(last, now)
    show(disc, shown.angle)
    if (hasTicked(before, shown.angle)) sound.tick(Math.abs(shown.angle - before))
    before = shown.angle
    if (shown.isResting) onRest()
    else frame = requestAnimationFrame(paint)
  }
  frame = requestAnimationFrame(paint)
  return () => cancelAnimationFrame(frame)
}

/** Where the wheel stands before it is spun: where its last spin ended. */
const standingOf = (last: Past | undefined) => (last ? restOf(spinOf(last.seed, last.nonce)) : FIRST_ANGLE)

/** One wheel: what is promised, its spin, and what was won. */
export const useWheel = (disc: RefObject<SVGSVGElement | null>) => {
  const { failed } = useTexts(uiTexts)
  const login = useLogin()
  const isMember = useSession() !== null
  const { data: wheel } = useCall(recharges.getWheel, {}, { enabled: isMember, staleTimeMs: 0 })
  const [nonce, setNonce] = useState('')
  const [isSpinning, setSpinning] = useState(false)
  const [won, setWon] = useState<Won | null>(null)
  const angle = useRef(FIRST_ANGLE)
  const isTurning = useRef(false)
  const stop = useRef(() => {})
  useEffect(() => () => stop.current(), [])

  const last = isMember ? wheel?.spins[0] : undefined
  useLayoutEffect(() => {
    if (isTurning.current) return
    angle.current = standingOf(last)
    show(disc, angle.current)
  }, [disc, last])

  const hold = (turning: boolean) => {
    isTurning.current = turning
    setSpinning(turning)
  }

  const end = (spun: Won, sound: WheelSound) => {
    sound.win()
    hold(false)
    setNonce('')
    setWon(spun)
    void refreshCalls(recharges.getWheel, recharges.getCoupon, recharges.getRecharges)
  }

  const turn = (spun: Won, sound: WheelSound) => {
    const from = angle.current
    angle.current = restOf(spinOf(spun.seed, spun.nonce))
    if (!window.matchMedia('(prefers-reduced-motion: reduce)').matches)
      stop.current = animate(disc, { from, won: spun, sound, onRest: () => end(spun, sound) })
    else {
      show(disc, angle.current)
      end(spun, sound)
    }
  }

  const spin = async () => {
    if (isTurning.current) return
    if (!refreshSession()) return login.open({ onDone: () => {} })
    hold(true)
    const sound = startSound(wantsSound)
    try {
      // the promise first, then the player's part
      const shown = wheel ?? (await api.call(recharges.getWheel, {}))
      const spun = await api.call(recharges.spinWheel, { nonce: nonce === '' ? newNonce() : nonce })
      turn(judge(spun, shown), sound)
    } catch (error) {
      hold(false)
      sound.end()
      if (!(error instanceof ApiFail)) toast.error(failed)
      else if (error.httpStatus !== 401) toast.error(error.message)
    }
  }

  return { wheel: isMember ? wheel : undefined, nonce, setNonce, isSpinning, spin, won, close: () => setWon(null) }
}
