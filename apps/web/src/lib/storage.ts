/** Browser storage that may be missing, full or forbidden: reading then gives null, writing does nothing. */
const safely = <T>(use: () => T): T | null => {
  try {
    return use()
  } catch {
    return null
  }
}

export const remember = {
  read: (key: string): string | null => safely(() => localStorage.getItem(key)),
  write: (key: string, value: string) => safely(() => localStorage.setItem(key, value)),
  remove: (key: string) => safely(() => localStorage.removeItem(key)),
  /** The keys that begin so. */
  keys: (prefix: string): string[] =>
    safely(() => Object.keys(localStorage).filter((key) => key.startsWith(prefix))) ?? [],
}

/** The same for this tab only. */
export const rememberInTab = {
  read: (key: string): string | null => safely(() => sessionStorage.getItem(key)),
  write: (key: string, value: string) => safely(() => sessionStorage.setItem(key, value)),
  remove: (key: string) => safely(() => sessionStorage.removeItem(key)),
  /** Reads and forgets. */
  take: (key: string): string | null => {
    const value = rememberInTab.read(key)
    if (value !== null) rememberInTab.remove(key)
    return value
  },
  clear: () => safely(() => sessionStorage.clear()),
}
