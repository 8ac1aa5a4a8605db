import type { Category } from '@dhruva/jyotish'
import { pickVariant } from '#texts/forms/pick-variant.ts'

type Four = readonly [string, string, string, string]

const BEST: Readonly<Record<Category, Four>> = {
  love: [
    'A day for the heart',
    'Love has the best of the day',
    'Tenderness comes easily',
    'The warm word is yours to say',
  ],
  career: [
    'A day for good work',
    'Work is the strong side',
    'What you do well gets seen',
    'The place of work is where it goes well',
  ],
  money: [
    'A day for money matters',
    'Figures fall your way',
    'Do the accounts first and gain by it',
    'Income and bargains do well',
  ],
  health: [
    'A day that strengthens you',
    'Body and mind are the strong side',
    'You have strength to spare',
    'Good sleep and good spirits carry you',
  ],
  family: [
    'A day for your own people',
    'Home is where it goes best',
    'The people at your table are your good luck',
    'Family matters come out well',
  ],
}

/** The same where even the highest score is no high one. */
const STEADY: Readonly<Record<Category, Four>> = {
  love: [
    'Matters of the heart fare best',
    'Love is the quiet strong side',
    'A kind heart gets you furthest',
    'Lean on the one who knows you',
  ],
  career: [
    'Work fares best',
    'Routine work is the safe ground',
    'Useful work lifts the rest',
    'A task done properly is the gain',
  ],
  money: [
    'Money matters fare best',
    'The purse holds steady',
    'Small sums add up in your favour',
    'Thrift is the strong side',
  ],
  health: [
    'Body and mind fare best',
    'Your strength is enough, so spend it evenly',
    'Well-being holds steady',
    'The body is your steady friend',
  ],
  family: [
    'Family life fares best',
    'Home is where you can rest',
    'Your own people are on your side',
    'A shared meal is the best of it',
  ],
}

const LAST: Readonly<Record<Category, Four>> = {
  love: [
    'go gently in love',
    'do not force tender questions',
    'let the other person finish',
    'be kind rather than right',
  ],
  career: [
    'keep work simple',
    'do one task at a time',
    'promise less at work than you can do',
    'check what leaves your desk',
  ],
  money: ['be careful with money', 'let the large purchase wait', 'count before you pay', 'resist sudden purchases'],
  health: [
    'rest in good time',
    'eat plainly and sleep early',
    'do not wear yourself out',
    'take it slowly and keep the evening free',
  ],
  family: [
    'be patient at home',
    'speak softly among your own',
    'let small things at home stay small',
    'listen to the elders before you answer',
  ],
}

/** Where the day is strongest and where it asks for care; `bright` where the best is good. The same pair returns after 16 variants. */
export const gist = (variant: number, best: Category, last: Category, bright: boolean): string => {
  const first = pickVariant(variant, (bright ? BEST : STEADY)[best])
  return `${first}; ${pickVariant(variant + Math.floor(variant / 4), LAST[last])}.`
}
