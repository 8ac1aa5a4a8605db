import { field } from '@dhruva/common'

/** Whether a call was sent a field that chooses another call, or makes it a dearer one. An empty one is none. */
export const isSent = (input: unknown, name: string | undefined): boolean => {
  const value = name && field(input, name)
  return value !== undefined && value !== null && value !== ''
}
