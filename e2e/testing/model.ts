// A language model whose words come when a test lets them: no clock decides how far a reply is.
import { startFakeOpenAi } from '@dhruva/testkit/fake-openai'
import { afterAll, afterEach } from 'vitest'

/**
 * Advice that says nothing of the sky, so that the check of a model's sentences lets it through; emphasised as models do. It is shown
 * sentence by sentence, so they are short; of fewer than six words, so that another reply of the talk may say them too.
 */
const REPLY =
  `Begin with the quiet work. Speak with your old friends. Listen to those you love. **Rest well** and eat well. Walk under the open trees.
Write down what you learn. Share good things at home. Trust your hands and patience. Be kind to slow people. Keep the mornings for yourself.
Ask before you ever guess. Finish one thing each day. Leave some time for music.`.replace(/\n/g, ' ')

const words = REPLY.match(/\s*\S+/g) ?? []
const whole = { tokens: words, paceMs: 0 }

/** A reply that waits for its test. */
export type HeldReply = {
  /** Lets the words within so many characters come, counted from the first. */
  say: (characters: number) => void
  /** Lets all that is left come. */
  end: () => void
}

/** Starts the model of a test file; ends with its last test. `env` lets a product ask it. Its replies come whole unless held. */
export const startModel = async () => {
  const model = await startFakeOpenAi(whole)
  afterEach(() => model.play(whole))
  afterAll(model.close)
  return {
    env: { ASTROLOGER: 'openai', OPENAI_API_KEY: 'k', OPENAI_MODEL: 'm', OPENAI_BASE_URL: model.url },
    /** The next reply says nothing until it is let; those after it come whole. */
    hold: (): HeldReply => {
      let open = 0
      let change = Promise.withResolvers<void>()
      const say = (characters: number) => {
        open = characters
        change.resolve()
        change = Promise.withResolvers()
      }
      const tokens = words.map((word, at) => {
        const end = words.slice(0, at + 1).join('').length
        return async () => {
          while (end > open) await change.promise
          return word
        }
      })
      model.play([{ tokens, paceMs: 0 }, whole])
      return { say, end: () => say(REPLY.length) }
    },
  }
}
