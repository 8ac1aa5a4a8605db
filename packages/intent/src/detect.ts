import { READING_TOPICS, type ReadingTopic } from './types.ts'
import * as W from './vocabulary-data.ts'
import { hits, type Words } from './words.ts'

/** The matter with the most weight and that weight; the first of equals, in the order of `READING_TOPICS`. */
export const readingTopicOf = (words: Words): { topic: ReadingTopic; weight: number } | null => {
  let best: { topic: ReadingTopic; weight: number } | null = null
  for (const topic of READING_TOPICS) {
    const { strong, weak } = W.TOPIC_WORDS[topic]
    // what comes up in nearly every question about life must not outweigh a named matter
    const weight = (topic === 'life' ? 2 : 3) * hits(strong, words) + hits(weak, words)
    if (weight > (best?.weight ?? 0)) best = { topic, weight }
  }
  return best
}
