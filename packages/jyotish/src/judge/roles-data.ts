import type { Classical } from '#ids.ts'

/**
 * Why a cell is as it is.
 * `verse`: the verses of the lagna in Brihat Parashara Hora Shastra 34 (Santhanam's numbering) say so.
 * `lordship`: they do not name the graha; by the general rules of 34.2-7 (lords of 2 and 12 take the colour of their company, lords of
 * kendras are neither, those of trikonas good; the lights bear no blemish as lords of the 8th, an 8th lord with a trikona is good).
 * `lagna_lord`: the verses are harder; the lord of the lagna, kendra and trikona in one (34.2-7), is never below +0.5 here.
 * `softened`: the verses call it bad; it rules a kendra besides, and later practice counts it half (B. V. Raman, How to Judge a
 * Horoscope; P. V. R. Narasimha Rao, Integrated Approach).
 * `moolatrikona`: of its two houses that of its moolatrikona sign decides (Narasimha Rao, Integrated Approach).
 */
export type RoleSource = 'verse' | 'lordship' | 'lagna_lord' | 'softened' | 'moolatrikona'
export type RoleCell = readonly [value: number, source: RoleSource]

/** What the seven stand for with each lagna, 0 = Mesha: +2 yogakaraka, +1 good, 0 mixed, -1 bad; `verses` of chapter 34. */
// biome-ignore format: a lagna a block
export const LAGNA_ROLES: readonly { verses: string; cells: Readonly<Record<Classical, RoleCell>> }[] = [
  { verses: '34.19-22', cells: {
    sun: [1, 'verse'], moon: [0, 'lordship'], mars: [1, 'lagna_lord'], mercury: [-1, 'verse'],
    jupiter: [1, 'verse'], venus: [-1, 'verse'], saturn: [-1, 'verse'] } },
  { verses: '34.23-24', cells: {
    sun: [1, 'verse'], moon: [-1, 'verse'], mars: [0, 'lordship'], mercury: [1, 'moolatrikona'],
    jupiter: [-1, 'verse'], venus: [0.5, 'lagna_lord'], saturn: [2, 'verse'] } },
  { verses: '34.25-26', cells: {
    sun: [-1, 'verse'], moon: [0, 'lordship'], mars: [-1, 'verse'], mercury: [1, 'lagna_lord'],
    jupiter: [-0.5, 'softened'], venus: [1, 'verse'], saturn: [0.5, 'lordship'] } },
  { verses: '34.27-28', cells: {
    sun: [0, 'verse'], moon: [1, 'verse'], mars: [2, 'verse'], mercury: [-1, 'verse'],
    jupiter: [1, 'verse'], venus: [-1, 'verse'], saturn: [-0.5, 'verse'] } },
  { verses: '34.29-30', cells: {
    sun: [1, 'verse'], moon: [0, 'verse'], mars: [2, 'verse'], mercury: [-1, 'verse'],
    jupiter: [1, 'verse'], venus: [-1, 'verse'], saturn: [-1, 'verse'] } },
  { verses: '34.31-32', cells: {
    sun: [0, 'verse'], moon: [-1, 'verse'], mars: [-1, 'verse'], mercury: [1, 'verse'],
    jupiter: [-0.5, 'softened'], venus: [1, 'verse'], saturn: [0, 'moolatrikona'] } },
  { verses: '34.33-34', cells: {
    sun: [-1, 'verse'], moon: [0, 'lordship'], mars: [-1, 'verse'], mercury: [1, 'verse'],
    jupiter: [-1, 'verse'], venus: [1, 'lagna_lord'], saturn: [2, 'verse'] } },
  { verses: '34.35-36', cells: {
    sun: [1, 'verse'], moon: [1, 'verse'], mars: [0.5, 'lagna_lord'], mercury: [-1, 'verse'],
    jupiter: [1, 'verse'], venus: [-1, 'verse'], saturn: [-0.5, 'softened'] } },
  { verses: '34.37-38', cells: {
    sun: [1, 'verse'], moon: [0, 'lordship'], mars: [1, 'verse'], mercury: [0, 'lordship'],
    jupiter: [1, 'lagna_lord'], venus: [-1, 'verse'], saturn: [-0.5, 'verse'] } },
  { verses: '34.39-40', cells: {
    sun: [0, 'verse'], moon: [-0.5, 'softened'], mars: [-0.5, 'softened'], mercury: [1, 'verse'],
    jupiter: [-1, 'verse'], venus: [2, 'verse'], saturn: [1, 'lagna_lord'] } },
  { verses: '34.41-42', cells: {
    sun: [-0.5, 'verse'], moon: [-1, 'verse'], mars: [-0.5, 'softened'], mercury: [0.5, 'verse'],
    jupiter: [-1, 'verse'], venus: [2, 'verse'], saturn: [1, 'verse'] } },
  { verses: '34.43-44', cells: {
    sun: [-1, 'verse'], moon: [1, 'verse'], mars: [1, 'verse'], mercury: [-0.5, 'softened'],
    jupiter: [1, 'lagna_lord'], venus: [-1, 'verse'], saturn: [-1, 'verse'] } },
]
