import type { OwnProfile } from '@dhruva/contract'
import { RedeemDialog } from '../points/redeem-dialog.tsx'

type RedeemPointsProps = { open: boolean; onClose: () => void; profile: OwnProfile }

/** The dialog that turns the profile's points into questions. */
export const RedeemPoints = ({ open, onClose, profile }: RedeemPointsProps) => (
  <RedeemDialog open={open} onClose={onClose} points={profile.astrohub_points} />
)
