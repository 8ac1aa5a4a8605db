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
    for once you think of yourself first, and that is fine
    what you wear and how you speak get noticed
    old feelings come by, and most of them are friendly
    the mind is fresh and wants something new
    you are visible, so choose your company well
    body and mood are in step`),
  lines(`
    small comforts and good food put you at ease
    words carry weight, so choose gentle ones
    family talk turns practical
    you notice what things cost and what they are worth
    a kind sentence does more than a gift
    the voice is warm and people listen
    talk at the table settles more than meetings do
    look after what you own and what you say`),
  lines(`
    courage comes easily, above all to say the first word
    short trips and messages go well
    brothers, sisters and neighbours are good company
    you get more done than you planned
    curiosity pulls you out of the chair
    a small effort goes a long way
    effort feels light and answers come back fast
    when you meet people halfway, they come the rest of the way`),
  lines(`
    the mind wants home and quiet, so promise little outside
    you tire of people sooner than usual, so keep the evening for yourself
    small things at home ask for attention, one at a time
    worries look larger after dark, so leave them for the morning
    rest matters more than work, for the heart is full
    keep journeys short and your plans private
    peace of mind comes first and plans come second
    you want your own bed and familiar voices`),
  lines(`
    the head is full of ideas, and play clears it
    children, or a child's way of seeing, lift you
    what you like doing comes easily
    you say clever things, now and then too early
    a song, a game or a story lifts you
    affection shows in small signs
    you are inventive and a bit impatient
    your lighter side comes out`),
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
    two people find what one alone could not
    people are glad to see you
    you are at your best beside somebody
    meetings bring more than messages`),
  lines(`
    do the routine work and leave big signatures for later
    drive and speak slowly, and leave surprises alone
    keep to what you know; whatever is new can wait for the Moon to move on
    the mind is tender, so take no remark to heart
    eat simply, sleep early and let arguments pass
    do the ordinary well and leave the weighty talk for later
    stay with routine work and put off big signatures and heated talks
    keep these hours simple, and decide when they are over`),
  lines(`
    advice finds you, and some of it is good
    a little faith makes the day lighter
    you can see further ahead than usual
    elders and teachers are well disposed
    a good book or a call from far away lifts the mood
    luck helps in small things
    you see the larger picture again
    good things look ordinary at first, so look twice`),
  lines(`
    your effort is seen, even where you did not show it
    you are taken at your word
    duties fall into place one after the other
    people in charge are easy to talk to
    the day rewards whoever turns up on time
    you feel a little prouder of your work
    what you do gets noticed by the right people
    even busy hours feel worthwhile`),
  lines(`
    friends are near and small gains come with them
    a wish moves one step closer
    somebody thinks of you and says so
    good news travels by way of friends
    the mood is light and open
    you get back what you once gave
    friends and small gains brighten these hours
    the people around you are generous`),
  lines(`
    energy is low by evening, so close the day early
    money slips away in small amounts, so carry less
    you need sleep more than answers
    thoughts wander far, so do one thing at a time
    keep some hours for yourself
    what you lose in speed you gain in rest
    slow down, spend less and sleep more
    finish what is open and begin nothing new`),
]

/** Of a day whose star is none of the friendly ones: fifteen, one a day. */
export const TARA_CARE = lines(`
  check twice what you send
  leave ten minutes more for every journey
  let others finish their sentence
  keep the receipt and the copy
  put the phone down before you answer in anger
  take the known road
  double-check names and numbers
  leave the joke unsaid
  carry what you need and nothing more
  say "later" instead of "no"
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
    official work moves more easily
    your word carries further`),
  moon: lines(`
    the mood is light
    people are warm to you
    you sleep and eat well
    the heart is at rest`),
  mars: lines(`
    you have strength to spare
    you find the courage for what you put off
    you win by being quick
    obstacles give way`),
  mercury: lines(`
    the right words come at the right moment
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
    patience pays off
    steady work is noticed
    old efforts bear fruit at last
    you can carry more than usual`),
  rahu: lines(`
    unusual help turns up
    you see a chance where others see none
    strangers turn out helpful
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
    haste means doing things twice
    quarrels start over nothing
    roads and tools need your full attention`),
  mercury: lines(`
    messages go astray
    papers may hide a mistake
    talk goes in circles
    it is easy to answer before hearing everything`),
  jupiter: lines(`
    well-meant advice misses the point
    expenses look like good ideas
    hopes run ahead of facts
    help comes late`),
  venus: lines(`
    comfort costs more than it gives
    people are easily offended
    taste and budget disagree
    sweet words may hide a no`),
  saturn: lines(`
    everything takes one extra round
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
    plans lose their appeal`),
}

/** How a graha colours what a house stands for; a verb phrase before the areas of the house. */
export const COLOURS_HOUSE: Record<GrahaId, string> = {
  sun: 'puts the focus on',
  moon: 'brings feeling to',
  mars: 'brings energy to',
  mercury: 'brings talk of',
  jupiter: 'supports',
  venus: 'brings ease to',
  saturn: 'asks for patience in',
  rahu: 'stirs wishes about',
  ketu: 'brings simplicity to',
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
  learn three lines of a poem by heart
  help once without being asked
  sit quietly for five minutes before the day begins
  keep one evening free of plans
  put every paper that matters in one place
  speak to one elder for as long as they like
  finish the job that is nearly done
  leave the phone outside the bedroom for seven nights
  take the same walk three times
  cook once for someone else
  write down one thing that went well each day
  return what you borrowed
  say no once, kindly and early
  read twenty pages of a book you chose
  greet the neighbour you only nod to
  mend one thing instead of replacing it
  get up at the same hour every morning
  delete what you will never read
  keep one page with every promise you make
  set one fixed hour a week for family
  put aside a tenth of your money or your free time
  learn one small skill properly
  visit a place of quiet every week
  give one afternoon to someone who cannot repay it
  choose one habit and keep a mark for each day
  write three wishes on paper and read them on every new moon
  teach someone what you know best`)
