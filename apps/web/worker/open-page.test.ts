import { expect, test } from 'vitest'
import { openPage } from './open-page.ts'

const origin = 'https://dhruva.example'

/** Windows at these addresses; what is done with them is written down in its order. */
const windowsAt = (addresses: readonly string[], { refuses = false } = {}) => {
  const done: string[] = []
  const all = addresses.map((address) => {
    const one = {
      url: origin + address,
      focus: async () => {
        done.push(`focus ${address}`)
        return one
      },
      navigate: async (url: string) => {
        if (refuses) throw new TypeError('not of this worker')
        done.push(`load ${url} at ${address}`)
      },
    }
    return one
  })
  return {
    done,
    windows: { shown: async () => all, open: async (url: string) => void done.push(`open ${url}`) },
  }
}

test('without a window the page of the note is opened', async () => {
  const { windows, done } = windowsAt([])
  await openPage(windows, '/', origin)
  expect(done).toEqual(['open /'])
})

test('a window that shows the page comes to the front before it is loaded anew', async () => {
  const { windows, done } = windowsAt(['/desk', '/chats?type=Oracle&bid=1', '/#today'])
  await openPage(windows, '/', origin)
  expect(done).toEqual(['focus /#today', 'load / at /#today'])
})

test('a page is found by its whole address', async () => {
  const talk = '/chats?chat=a-1'
  const { windows, done } = windowsAt(['/chats', '/chats?chat=b-2', talk, '/'])
  await openPage(windows, talk, origin)
  expect(done).toEqual([`focus ${talk}`, `load ${talk} at ${talk}`])
})

test('windows with other pages are left as they are', async () => {
  const { windows, done } = windowsAt(['/recharge', '/chats?type=Oracle&bid=1', '/desk/people'])
  await openPage(windows, '/', origin)
  expect(done).toEqual(['open /'])
})

test('a window that the worker may not load anew is followed by another', async () => {
  const { windows, done } = windowsAt(['/'], { refuses: true })
  await openPage(windows, '/', origin)
  expect(done).toEqual(['focus /', 'open /'])
})
