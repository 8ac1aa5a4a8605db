import type { Generation } from '#generation/generation.ts'
import type { Mail } from '#peers/mail.ts'

type Follow = { turn: string; to: string; from: number }

/**
 * Sends the replies of this process to others that follow them, each piece when the one before has gone. A process that asks again
 * is sent it anew from where it stands; one that hears nothing any more is sent nothing.
 */
export const createTeller = (mail: Mail, of: (turnId: string) => Generation | undefined) => {
  const latest = new Map<string, symbol>()

  const send = async ({ turn, to, from }: Follow, generation: Generation, isLatest: () => boolean) => {
    let at = 0
    for await (const piece of generation.view()) {
      const text = piece.slice(Math.max(0, from - at))
      const begins = at + piece.length - text.length
      at += piece.length
      if (!isLatest()) return
      if (text !== '' && !(await mail.send(to, { says: 'piece', turn, at: begins, text }))) return
    }
    await generation.done
    await mail.send(to, { says: 'ended', turn })
  }

  return async (follow: Follow): Promise<void> => {
    const generation = of(follow.turn)
    // it has ended since it was read that it is running
    if (!generation) return void (await mail.send(follow.to, { says: 'ended', turn: follow.turn }))
    const key = `${follow.turn} ${follow.to}`
    const own = Symbol()
    latest.set(key, own)
    const isLatest = () => latest.get(key) === own
    await send(follow, generation, isLatest)
    if (isLatest()) latest.delete(key)
  }
}
