import type { GrahaId } from '@dhruva/jyotish'
import { lines } from './predict-fields-data.ts'

/**
 * The Moon in house 1..12 from the natal Moon, as clauses of mood: none asks for a step in a matter of life. The first six are a
 * day's (the Moon stays in a sign for two or three), the last two a week's.
 */
export const MOON: readonly (readonly string[])[] = [
  lines(`
    you feel everything a little more, and people notice you
    moods show on your face, which makes you easy to reach
    you think of yourself first for once, and that is fine
    what you wear and how you speak get noticed
    old feelings come by, and most of them are friendly
    the mind is fresh and wants something new
    you are visible, so choose your company well
    body and mood speak with one voice`),
  lines(`
    small comforts and good food put you at ease
    words carry weight, so the gentle ones pay
    family talk turns practical
    you notice what things cost, and what they are worth
    a kind sentence does more than a gift
    the voice is warm and people listen
    talk at the table settles more than meetings do
    what you own and what you say both want care`),
  lines(`
    courage comes easily, above all for the first word
    short trips and messages go well
    brothers, sisters and neighbours are good company
    you get more done by hand than you planned
    curiosity pulls you out of the chair
    a small effort goes a long way
    effort feels light and answers come back fast
    you meet people halfway, and they come`),
  lines(`
    the mind wants home and quiet, so promise little outside
    you tire of people sooner than usual, so keep the evening for yourself
    small things at home ask for attention, one at a time
    worries look larger after dark, so leave them for the morning
    rest counts as work now, for the heart is full
    keep journeys short and the door half closed
    peace of mind comes first and plans come second
    the heart wants its own bed and familiar voices`),
  lines(`
    the head is full of ideas, and play clears it
    children, or a child's way of seeing, lift you
    what you like doing comes easily
    you say clever things, now and then too early
    a song, a game or a story puts you right
    affection shows in small signs
    you are inventive and a bit impatient
    the lighter side of you gets its turn`),
  lines(`
    you get through work and small obstacles well
    things that annoyed you turn out to be easy
    order comes back to your desk and your day
    a rival gives way, or turns out to be none
    you have the upper hand over habits
    you are quick at what others put off
    what resisted you gives in
    discipline costs you less than usual`),
  lines(`
    company does you good and meetings go smoothly
    you see the other side before it is explained
    somebody's company improves the whole day
    good manners open doors
    two heads find what one was looking for
    people are glad to see you
    you are at your best beside somebody
    meetings bring more than messages`),
  lines(`
    routine yes, big signatures afterwards
    drive and speak slowly, and leave surprises alone
    keep to what you know; whatever is new can wait for the Moon to move on
    the mind is tender, so take no remark to heart
    eat simply, sleep early and let arguments pass
    do the ordinary well and leave the weighty talk for later
    routine yes, big signatures and heated talks afterwards
    keep these hours plain, and decide when they are over`),
  lines(`
    advice finds you, and some of it is good
    a little faith makes the day lighter
    you see further than the next corner
    elders and teachers are well disposed
    a good book or a far call lifts the mood
    luck helps in small things
    the wide view comes back to you
    blessings come in plain clothes, so look twice`),
  lines(`
    your effort is seen, even where you did not show it
    you are taken at your word
    duties fall into place one after the other
    people in charge are easy to talk to
    the day rewards whoever turns up on time
    you stand a little taller
    what you do gets noticed by the right people
    busy hours leave a good taste`),
  lines(`
    friends are near and small gains come with them
    a wish moves one step closer
    somebody thinks of you and says so
    good news travels by way of friends
    the mood is light and open
    you get back what you once gave
    friends and small gains brighten these hours
    the circle around you is generous`),
  lines(`
    energy is low by evening, so close the day early
    money slips away in small amounts, so carry less
    sleep is what you need more than answers
    thoughts wander far, so do one thing at a time
    keep some hours for yourself and tell nobody why
    what you lose in speed you gain in rest
    let these days breathe, with less spending and more sleep
    finish, put away, and begin nothing`),
]

/** Of a day whose star is none of the friendly ones: fifteen, one a day. */
export const TARA_CARE = lines(`
  check twice what you send
  leave ten minutes more for every way
  let others finish their sentence
  keep the receipt and the copy
  put the phone down before you answer in anger
  take the known road
  double-check names and numbers
  leave the joke unsaid
  carry what you need and nothing more
  say later instead of no
  keep your plans to yourself
  wait for the second message before you reply
  look at the calendar before you promise
  tidy up as you go
  be early and leave early`)

/** What a graha gives from a good place, as clauses. */
export const GIVES: Record<GrahaId, readonly string[]> = {
  sun: lines(`
    people give you credit
    you feel sure of your place
    doors of offices open more easily
    your word carries further`),
  moon: lines(`
    the mood is light
    people are warm to you
    you sleep and eat well
    the heart is at rest`),
  mars: lines(`
    you have strength to spare
    you dare what you put off
    you win by being quick
    obstacles give way`),
  mercury: lines(`
    words come at the right moment
    messages bring what you waited for
    you learn in half the time
    small dealings turn out well`),
  jupiter: lines(`
    good advice comes unasked
    things grow without being pushed
    people wish you well
    you see the sense in what happened`),
  venus: lines(`
    people enjoy your company
    comfort and taste return to your days
    kindness comes back to you
    quarrels end before they begin`),
  saturn: lines(`
    patience pays its wages
    steady work is noticed
    old efforts bear weight at last
    you can carry more than usual`),
  rahu: lines(`
    unusual help turns up
    you see a chance where others see none
    strangers are useful
    a bold thought works`),
  ketu: lines(`
    you let go of what you did not need
    quiet hours bring clear answers
    you need less than you thought
    an old knot loosens`),
}

/** What a graha asks for from a difficult place, as clauses. */
export const TAKES: Record<GrahaId, readonly string[]> = {
  sun: lines(`
    pride is quickly hurt
    people in charge are short of time
    the body wants a slower pace
    recognition comes late`),
  moon: lines(`
    moods change by the hour
    sleep is lighter than usual
    small words hurt
    the mind turns in circles`),
  mars: lines(`
    tempers run short
    haste makes second work
    quarrels start over nothing
    roads and tools want your eyes`),
  mercury: lines(`
    messages go astray
    papers hide a mistake
    talk goes in circles
    you hear half and answer whole`),
  jupiter: lines(`
    well-meant advice misses the point
    expenses wear good clothes
    hopes run ahead of facts
    help comes late`),
  venus: lines(`
    comfort costs more than it gives
    people are easily offended
    taste and budget disagree
    sweet words hide a no`),
  saturn: lines(`
    everything takes one round more
    duty sits on your shoulders
    tiredness comes early
    answers are slow`),
  rahu: lines(`
    things look bigger than they are
    rumours travel fast
    wishes pull in two directions
    shortcuts turn out long`),
  ketu: lines(`
    interest fades halfway
    you feel apart from people
    things get mislaid
    plans lose their colour`),
}

/** How a graha colours what a house stands for; a verb phrase before the areas of the house. */
export const COLOURS_HOUSE: Record<GrahaId, string> = {
  sun: 'puts light on',
  moon: 'brings feeling to',
  mars: 'brings heat to',
  mercury: 'sets talk going about',
  jupiter: 'brings growth to',
  venus: 'brings ease to',
  saturn: 'puts weight on',
  rahu: 'stirs wishes around',
  ketu: 'takes the noise out of',
}

/** One step each: fifteen for days, fifteen for weeks, six for months, three for years. */
export const STEPS = lines(`
  call one person you have been meaning to call
  write tomorrow's first task on paper before you sleep
  give away one thing you have not used for a year
  eat one meal without a screen
  thank someone by name
  clear one shelf, and only one
  walk to one place you would usually ride to
  keep one hour without the phone
  pay the smallest bill that is open
  drink a glass of water before every meal
  go to bed half an hour earlier
  answer the oldest message first
  learn three lines of something by heart
  help once without being asked
  sit quietly for five minutes before the day begins
  keep one evening free of plans
  put every paper that matters in one place
  speak to one elder for as long as they like
  finish the thing that is nine tenths done
  leave the phone outside the bedroom for seven nights
  take the same walk three times
  cook once for someone else
  write down each day one thing that went well
  return what you borrowed
  say no once, kindly and early
  read twenty pages of a book you chose
  greet the neighbour you only nod to
  mend one thing instead of replacing it
  rise at the same hour every morning
  delete what you will never read
  keep a page where every promise you make is written
  set one fixed hour a week for family
  put aside a tenth of one good thing, money or time
  learn one small skill to its end
  visit a place of quiet every week
  give one afternoon to someone who cannot repay it
  choose one habit and keep a mark for each day
  write three wishes on paper and read them on every new moon
  teach someone what you know best`)
