import { getActs } from '#features/desk/acts/getActs.ts'
import { getActsFile } from '#features/desk/acts/getActsFile.ts'
import { getHealth } from '#features/desk/health/getHealth.ts'
import { getQuality } from '#features/desk/health/getQuality.ts'
import { openIncident } from '#features/desk/health/openIncident.ts'
import { tellIncident } from '#features/desk/health/tellIncident.ts'
import { getHouse } from '#features/desk/house/getHouse.ts'
import { getSettingChanges } from '#features/desk/house/getSettingChanges.ts'
import { previewHelpline } from '#features/desk/house/previewHelpline.ts'
import { resetSetting } from '#features/desk/house/resetSetting.ts'
import { saveHelpline } from '#features/desk/house/saveHelpline.ts'
import { saveHouseInfo } from '#features/desk/house/saveHouseInfo.ts'
import { saveTestimonials } from '#features/desk/house/saveTestimonials.ts'
import { getRequests } from '#features/desk/leads/getRequests.ts'
import { moveLead } from '#features/desk/leads/moveLead.ts'
import { enterCode } from '#features/desk/login/enterCode.ts'
import { enterRecoveryCode } from '#features/desk/login/enterRecoveryCode.ts'
import { getDesk } from '#features/desk/login/getDesk.ts'
import { leaveDesk } from '#features/desk/login/leaveDesk.ts'
import { logInToDesk } from '#features/desk/login/logInToDesk.ts'
import { setUpCodes } from '#features/desk/login/setUpCodes.ts'
import { findPayments } from '#features/desk/money/findPayments.ts'
import { getReconciliation } from '#features/desk/money/getReconciliation.ts'
import { refundAtDesk } from '#features/desk/money/refundAtDesk.ts'
import { settleAtDesk } from '#features/desk/money/settleAtDesk.ts'
import { findPerson } from '#features/desk/people/findPerson.ts'
import { getPersonLogins } from '#features/desk/people/getPersonLogins.ts'
import { getPersonStatement } from '#features/desk/people/getPersonStatement.ts'
import { giveQuestions } from '#features/desk/people/giveQuestions.ts'
import { logOutEverywhere } from '#features/desk/people/logOutEverywhere.ts'
import { openTalks } from '#features/desk/people/openTalks.ts'
import { readTalk } from '#features/desk/people/readTalk.ts'
import { suspendPerson } from '#features/desk/people/suspendPerson.ts'
import { takeQuestions } from '#features/desk/people/takeQuestions.ts'
import { unsuspendPerson } from '#features/desk/people/unsuspendPerson.ts'
import { endCoupon } from '#features/desk/prices/endCoupon.ts'
import { getCoupons } from '#features/desk/prices/getCoupons.ts'
import { getPrices } from '#features/desk/prices/getPrices.ts'
import { previewPrice } from '#features/desk/prices/previewPrice.ts'
import { resetPrice } from '#features/desk/prices/resetPrice.ts'
import { savePrice } from '#features/desk/prices/savePrice.ts'
import { addOperator } from '#features/desk/staff/addOperator.ts'
import { changeOperator } from '#features/desk/staff/changeOperator.ts'
import { endOperator } from '#features/desk/staff/endOperator.ts'
import { getOperators } from '#features/desk/staff/getOperators.ts'
import { resetOperator } from '#features/desk/staff/resetOperator.ts'
import { closePart } from '#features/desk/switches/closePart.ts'
import { getSwitches } from '#features/desk/switches/getSwitches.ts'
import { openPart } from '#features/desk/switches/openPart.ts'
import { dismissReports } from '#features/desk/texts/dismissReports.ts'
import { getReportedTexts } from '#features/desk/texts/getReportedTexts.ts'
import { hideText } from '#features/desk/texts/hideText.ts'
import { restoreText } from '#features/desk/texts/restoreText.ts'

/** Every handler of the desk, under its own key. */
export const deskHandlers = {
  getActs,
  getActsFile,
  getHealth,
  getQuality,
  openIncident,
  tellIncident,
  getHouse,
  getSettingChanges,
  previewHelpline,
  resetSetting,
  saveHelpline,
  saveHouseInfo,
  saveTestimonials,
  getRequests,
  moveLead,
  enterCode,
  enterRecoveryCode,
  getDesk,
  leaveDesk,
  logInToDesk,
  setUpCodes,
  findPayments,
  getReconciliation,
  refundAtDesk,
  settleAtDesk,
  findPerson,
  getPersonLogins,
  getPersonStatement,
  giveQuestions,
  logOutEverywhere,
  openTalks,
  readTalk,
  suspendPerson,
  takeQuestions,
  unsuspendPerson,
  endCoupon,
  getCoupons,
  getPrices,
  previewPrice,
  resetPrice,
  savePrice,
  addOperator,
  changeOperator,
  endOperator,
  getOperators,
  resetOperator,
  closePart,
  getSwitches,
  openPart,
  dismissReports,
  getReportedTexts,
  hideText,
  restoreText,
}
