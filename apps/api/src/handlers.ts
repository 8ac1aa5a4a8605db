import type { AnyEndpoint, Contract } from '@dhruva/contract'
import { getAstrologerInfo } from '#features/astrologers/getAstrologerInfo.ts'
import { getOTP } from '#features/auth/getOTP.ts'
import { validateOTP } from '#features/auth/validateOTP.ts'
import { validateRawOTP } from '#features/auth/validateRawOTP.ts'
import { addBirth } from '#features/births/addBirth.ts'
import { deleteBirth } from '#features/births/deleteBirth.ts'
import { editBirth } from '#features/births/editBirth.ts'
import { getBirths } from '#features/births/getBirths.ts'
import { deleteChat } from '#features/chats/deleteChat.ts'
import { getAllChats } from '#features/chats/getAllChats.ts'
import { getChat } from '#features/chats/getChat.ts'
import { pushChat } from '#features/chats/pushChat.ts'
import { resumeChat } from '#features/chats/resumeChat.ts'
import { startChat } from '#features/chats/startChat.ts'
import { startChatCeleb } from '#features/chats/startChatCeleb.ts'
import { stopChat } from '#features/chats/stopChat.ts'
import { getHoroscope } from '#features/horoscope/getHoroscope.ts'
import { getChart } from '#features/kundli/getChart.ts'
import { matchKundli } from '#features/kundli/matchKundli.ts'
import { getLanguages } from '#features/languages/getLanguages.ts'
import { getPanchang } from '#features/panchang/getPanchang.ts'
import { autocompletePlaces } from '#features/places/autocompletePlaces.ts'
import { getPrediction } from '#features/predictions/getPrediction.ts'
import { getPredictionCounters } from '#features/predictions/getPredictionCounters.ts'
import { stopPrediction } from '#features/predictions/stopPrediction.ts'
import { getSiteInfo } from '#features/site/getSiteInfo.ts'
import { getUserInfo } from '#features/users/getUserInfo.ts'
import { logout } from '#features/users/logout.ts'
import type { RouteOf } from '#http/implement.ts'

type Handlers = { [F in keyof Contract]: { [K in keyof Contract[F]]: RouteFor<Contract[F][K]> } }
type RouteFor<E> = E extends AnyEndpoint ? RouteOf<E> : never

/** Every endpoint's handler, under its own key: one that is missing does not compile. */
export const handlers = {
  auth: { getOTP, validateOTP, validateRawOTP },
  users: { getUserInfo, logout },
  births: { addBirth, editBirth, getBirths, deleteBirth },
  languages: { getLanguages },
  places: { autocompletePlaces },
  kundli: { getChart, matchKundli },
  chats: { startChat, startChatCeleb, pushChat, resumeChat, stopChat, getAllChats, getChat, deleteChat },
  astrologers: { getAstrologerInfo },
  site: { getSiteInfo },
  predictions: { getPredictionCounters, getPrediction, stopPrediction },
  horoscope: { getHoroscope },
  panchang: { getPanchang },
} satisfies Handlers
