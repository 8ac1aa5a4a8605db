import type { AnyEndpoint, Contract } from '@dhruva/contract'
import { getAvatars } from '#features/astrohub/avatars/getAvatars.ts'
import { deleteComment } from '#features/astrohub/comments/deleteComment.ts'
import { getComments } from '#features/astrohub/comments/getComments.ts'
import { insertComment } from '#features/astrohub/comments/insertComment.ts'
import { deleteDiscussion } from '#features/astrohub/discussions/deleteDiscussion.ts'
import { getDiscussion } from '#features/astrohub/discussions/getDiscussion.ts'
import { insertDiscussion } from '#features/astrohub/discussions/insertDiscussion.ts'
import { searchDiscussions } from '#features/astrohub/discussions/searchDiscussions.ts'
import { updateDiscussion } from '#features/astrohub/discussions/updateDiscussion.ts'
import { live } from '#features/astrohub/live/live.ts'
import { getNotifications } from '#features/astrohub/notifications/getNotifications.ts'
import { markNotificationsSeen } from '#features/astrohub/notifications/markNotificationsSeen.ts'
import { getRedeemHistory } from '#features/astrohub/points/getRedeemHistory.ts'
import { redeemQuestions } from '#features/astrohub/points/redeemQuestions.ts'
import { getOwnProfile } from '#features/astrohub/profiles/getOwnProfile.ts'
import { getProfile } from '#features/astrohub/profiles/getProfile.ts'
import { insertProfile } from '#features/astrohub/profiles/insertProfile.ts'
import { updateProfile } from '#features/astrohub/profiles/updateProfile.ts'
import { report } from '#features/astrohub/reports/report.ts'
import { getTransferHistory } from '#features/astrohub/transfers/getTransferHistory.ts'
import { transferQuestions } from '#features/astrohub/transfers/transferQuestions.ts'
import { insertVote } from '#features/astrohub/votes/insertVote.ts'
import { getAstrologerInfo } from '#features/astrologers/getAstrologerInfo.ts'
import { getSampleAnswer } from '#features/astrologers/getSampleAnswer.ts'
import { getOTP } from '#features/auth/getOTP.ts'
import { validateOTP } from '#features/auth/validateOTP.ts'
import { validateRawOTP } from '#features/auth/validateRawOTP.ts'
import { addBirth } from '#features/births/addBirth.ts'
import { deleteBirth } from '#features/births/deleteBirth.ts'
import { editBirth } from '#features/births/editBirth.ts'
import { getBirths } from '#features/births/getBirths.ts'
import { getBlogPost } from '#features/blog/getBlogPost.ts'
import { getBlogPosts } from '#features/blog/getBlogPosts.ts'
import { changeChat } from '#features/chats/changeChat.ts'
import { deleteAllChats } from '#features/chats/deleteAllChats.ts'
import { deleteChat } from '#features/chats/deleteChat.ts'
import { getAllChats } from '#features/chats/getAllChats.ts'
import { getChat } from '#features/chats/getChat.ts'
import { getChatPaper } from '#features/chats/getChatPaper.ts'
import { getSharedChat } from '#features/chats/getSharedChat.ts'
import { pushChat } from '#features/chats/pushChat.ts'
import { rateReply } from '#features/chats/rateReply.ts'
import { resumeChat } from '#features/chats/resumeChat.ts'
import { shareChat } from '#features/chats/shareChat.ts'
import { startChat } from '#features/chats/startChat.ts'
import { startChatCeleb } from '#features/chats/startChatCeleb.ts'
import { stopChat } from '#features/chats/stopChat.ts'
import { unshareChat } from '#features/chats/unshareChat.ts'
import { deskHandlers } from '#features/desk/handlers.ts'
import { getHoroscope } from '#features/horoscope/getHoroscope.ts'
import { getChart } from '#features/kundli/getChart.ts'
import { getKundliPaper } from '#features/kundli/getKundliPaper.ts'
import { getKundliPicture } from '#features/kundli/getKundliPicture.ts'
import { getKundliShare } from '#features/kundli/getKundliShare.ts'
import { getSharedKundli } from '#features/kundli/getSharedKundli.ts'
import { getSharedKundliPicture } from '#features/kundli/getSharedKundliPicture.ts'
import { getToday } from '#features/kundli/getToday.ts'
import { matchKundli } from '#features/kundli/matchKundli.ts'
import { previewChart } from '#features/kundli/previewChart.ts'
import { shareKundli } from '#features/kundli/shareKundli.ts'
import { unshareKundli } from '#features/kundli/unshareKundli.ts'
import { getLanguages } from '#features/languages/getLanguages.ts'
import { cancelLead } from '#features/leads/cancelLead.ts'
import { getConsultants } from '#features/leads/getConsultants.ts'
import { getLeads } from '#features/leads/getLeads.ts'
import { saveLead } from '#features/leads/saveLead.ts'
import { getDailyNote } from '#features/notes/getDailyNote.ts'
import { saveDailyNote } from '#features/notes/saveDailyNote.ts'
import { stopDailyNote } from '#features/notes/stopDailyNote.ts'
import { getOwnPart } from '#features/pages/getOwnPart.ts'
import { getCalendarFile } from '#features/panchang/getCalendarFile.ts'
import { getFestivals } from '#features/panchang/getFestivals.ts'
import { getMuhurat } from '#features/panchang/getMuhurat.ts'
import { getPanchang } from '#features/panchang/getPanchang.ts'
import { getPanchangMonth } from '#features/panchang/getPanchangMonth.ts'
import { getInvoice } from '#features/payments/getInvoice.ts'
import { getPayments } from '#features/payments/getPayments.ts'
import { paymentWebhook } from '#features/payments/paymentWebhook.ts'
import { refundPayment } from '#features/payments/refundPayment.ts'
import { autocompletePlaces } from '#features/places/autocompletePlaces.ts'
import { getKeptPredictions } from '#features/predictions/getKeptPredictions.ts'
import { getPrediction } from '#features/predictions/getPrediction.ts'
import { getPredictionCounters } from '#features/predictions/getPredictionCounters.ts'
import { stopPrediction } from '#features/predictions/stopPrediction.ts'
import { createOrder } from '#features/recharges/createOrder.ts'
import { getCoupon } from '#features/recharges/getCoupon.ts'
import { getRecharges } from '#features/recharges/getRecharges.ts'
import { getWheel } from '#features/recharges/getWheel.ts'
import { quoteRecharge } from '#features/recharges/quoteRecharge.ts'
import { recordPayment } from '#features/recharges/recordPayment.ts'
import { spinWheel } from '#features/recharges/spinWheel.ts'
import { getSiteInfo } from '#features/site/getSiteInfo.ts'
import { getStatus } from '#features/site/getStatus.ts'
import { getTestimonials } from '#features/site/getTestimonials.ts'
import { getVideos } from '#features/site/getVideos.ts'
import { cancelSubscription } from '#features/subscriptions/cancelSubscription.ts'
import { countPayers } from '#features/subscriptions/countPayers.ts'
import { getPlans } from '#features/subscriptions/getPlans.ts'
import { getSubscription } from '#features/subscriptions/getSubscription.ts'
import { stopRenewal } from '#features/subscriptions/stopRenewal.ts'
import { subscribe } from '#features/subscriptions/subscribe.ts'
import { updateSubscription } from '#features/subscriptions/updateSubscription.ts'
import { agreeToNotice } from '#features/users/agreeToNotice.ts'
import { allowReading } from '#features/users/allowReading.ts'
import { changeConsent } from '#features/users/changeConsent.ts'
import { confirmLogin } from '#features/users/confirmLogin.ts'
import { endOtherSessions } from '#features/users/endOtherSessions.ts'
import { endReading } from '#features/users/endReading.ts'
import { endSession } from '#features/users/endSession.ts'
import { exportUser } from '#features/users/exportUser.ts'
import { getConsents } from '#features/users/getConsents.ts'
import { getKeptInvoices } from '#features/users/getKeptInvoices.ts'
import { getPrivacy } from '#features/users/getPrivacy.ts'
import { getSessions } from '#features/users/getSessions.ts'
import { getStatement } from '#features/users/getStatement.ts'
import { getStatementFile } from '#features/users/getStatementFile.ts'
import { getUserInfo } from '#features/users/getUserInfo.ts'
import { invite } from '#features/users/invite.ts'
import { logout } from '#features/users/logout.ts'
import type { RouteOf } from './endpoints/implement.ts'

type Handlers = { [F in keyof Contract]: { [K in keyof Contract[F]]: RouteFor<Contract[F][K]> } }
type RouteFor<E> = E extends AnyEndpoint ? RouteOf<E> : never

/** Every endpoint's handler, under its own key: one that is missing does not compile. */
export const handlers = {
  auth: { getOTP, validateOTP, validateRawOTP },
  users: {
    getUserInfo,
    logout,
    getSessions,
    confirmLogin,
    endSession,
    endOtherSessions,
    invite,
    exportUser,
    getStatement,
    getStatementFile,
    getKeptInvoices,
    allowReading,
    getConsents,
    endReading,
    getPrivacy,
    agreeToNotice,
    changeConsent,
  },
  births: { addBirth, editBirth, getBirths, deleteBirth },
  languages: { getLanguages },
  places: { autocompletePlaces },
  blogs: { getBlogPosts, getBlogPost },
  leads: { getConsultants, saveLead, getLeads, cancelLead },
  kundli: {
    getChart,
    getKundliPaper,
    getKundliPicture,
    getSharedKundliPicture,
    getToday,
    matchKundli,
    previewChart,
    shareKundli,
    unshareKundli,
    getKundliShare,
    getSharedKundli,
  },
  chats: {
    startChat,
    startChatCeleb,
    pushChat,
    resumeChat,
    stopChat,
    getAllChats,
    getChat,
    rateReply,
    changeChat,
    getChatPaper,
    shareChat,
    unshareChat,
    getSharedChat,
    deleteChat,
    deleteAllChats,
  },
  astrologers: { getAstrologerInfo, getSampleAnswer },
  pages: { getOwnPart },
  site: { getSiteInfo, getStatus, getVideos, getTestimonials },
  predictions: { getPredictionCounters, getPrediction, getKeptPredictions, stopPrediction },
  horoscope: { getHoroscope },
  panchang: { getPanchang, getMuhurat, getPanchangMonth, getFestivals, getCalendarFile },
  profiles: { getOwnProfile, getProfile, insertProfile, updateProfile },
  avatars: { getAvatars },
  reports: { report },
  transfers: { transferQuestions, getTransferHistory },
  discussions: { searchDiscussions, getDiscussion, insertDiscussion, updateDiscussion, deleteDiscussion },
  comments: { getComments, insertComment, deleteComment },
  notifications: { getNotifications, markNotificationsSeen },
  dailyNotes: { getDailyNote, saveDailyNote, stopDailyNote },
  live: { live },
  votes: { insertVote },
  points: { redeemQuestions, getRedeemHistory },
  recharges: { getRecharges, getCoupon, getWheel, spinWheel, quoteRecharge, createOrder, recordPayment },
  subscriptions: {
    getPlans,
    countPayers,
    getSubscription,
    subscribe,
    updateSubscription,
    cancelSubscription,
    stopRenewal,
  },
  payments: { getPayments, refundPayment, getInvoice, paymentWebhook },
  desk: deskHandlers,
} satisfies Handlers
