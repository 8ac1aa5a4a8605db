import { Avatar } from '#ui/avatar.tsx'
import { Icon } from '#ui/icon.tsx'
import { User } from '#ui/icons.ts'
import { useOwnProfile } from '../shared/own-profile.ts'

/** The member's avatar for the account button; a plain figure for whoever has none yet. */
export const AccountPicture = () => {
  const { data } = useOwnProfile()
  if (!data) return <Icon of={User} />
  const { avatar, gender, display_name: name } = data
  return <Avatar avatar={avatar} gender={gender} name={name} size={36} />
}
