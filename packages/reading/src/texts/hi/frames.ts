import type { frames as English } from '#texts/en/frames.ts'

export const frames: typeof English = {
  tidy: (text) => text,
  hail: (name, sentence) => (name ? `${name} जी, ${sentence}` : sentence),
  grahaName: (name) => name,
}
