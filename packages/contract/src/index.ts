import { comments } from './astrohub/comments.ts'
import { discussions } from './astrohub/discussions.ts'
import { lives } from './astrohub/live.ts'
import { notifications } from './astrohub/notifications.ts'
import { points } from './astrohub/points.ts'
import { avatars, profiles } from './astrohub/profiles.ts'
import { reports } from './astrohub/reports.ts'
import { transfers } from './astrohub/transfers.ts'
import { votes } from './astrohub/votes.ts'
import { astrologers, site } from './astrologers.ts'
import { auth } from './auth.ts'
import { births, languages } from './births.ts'
import { blogs } from './blog.ts'
import { calendars } from './calendar.ts'
import { chats } from './chats.ts'
import { consents } from './consents.ts'
import { dailyNotes } from './daily-notes.ts'
import { desk } from './desk/index.ts'
import { horoscopes } from './horoscope.ts'
import { kundli } from './kundli.ts'
import { leads } from './leads.ts'
import { matching } from './match.ts'
import { muhurats } from './muhurat.ts'
import { pages } from './pages.ts'
import { panchangs } from './panchang.ts'
import { payments } from './payments.ts'
import { places } from './places.ts'
import { predictions } from './predictions.ts'
import { privacy } from './privacy.ts'
import { recharges } from './recharges.ts'
import { statements } from './statement.ts'
import { subscriptions } from './subscriptions.ts'
import { users } from './users.ts'

/** Every call of the API by feature; a key is unique over all features. */
export const contract = {
  auth,
  users: { ...users, ...statements, ...consents, ...privacy },
  births,
  languages,
  places,
  leads,
  blogs,
  kundli: { ...kundli, ...matching },
  chats,
  astrologers,
  site,
  pages,
  predictions,
  horoscope: horoscopes,
  panchang: { ...panchangs, ...muhurats, ...calendars },
  discussions,
  comments,
  votes,
  reports,
  profiles,
  avatars,
  notifications,
  dailyNotes,
  live: lives,
  points,
  transfers,
  recharges,
  subscriptions,
  payments,
  desk,
}
export type Contract = typeof contract

export * from './astrohub/index.ts'
export * from './astrologers.ts'
export * from './auth.ts'
export * from './births.ts'
export * from './blog.ts'
export * from './calendar.ts'
export * from './chats.ts'
export * from './client.ts'
export * from './common.ts'
export * from './consents.ts'
export * from './daily-notes.ts'
export * from './endpoint.ts'
export type { ErrorCode, FieldReason } from './errors.ts'
export * from './failures.ts'
export * from './hindu-day.ts'
export * from './horoscope.ts'
export * from './ids.ts'
export * from './kundli.ts'
export * from './leads.ts'
export * from './match.ts'
export * from './muhurat.ts'
export * from './pages.ts'
export * from './panchang.ts'
export * from './payments.ts'
export * from './places.ts'
export * from './predictions.ts'
export * from './privacy.ts'
export * from './proof-of-work.ts'
export * from './recharges.ts'
export * from './resting.ts'
export * from './stability.ts'
export * from './statement.ts'
export * from './subscriptions.ts'
export * from './users.ts'
