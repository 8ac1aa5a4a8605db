import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { codingOf } from '#http/coding.ts'
import { etagOf } from '#http/etag.ts'
import { fail } from '#http/fail.ts'
import { avatarIds, avatarSvg } from './avatars.ts'

const FOLDERS = Object.keys(avatarIds)
const SIZES = ['64', '128', '256']
const YEAR_SECONDS = 31_536_000

type Params = { folder: string; size: string; file: string }
type Picture = { svg: string; br: Buffer; gzip: Buffer; etag: string }

const pack = (svg: string): Picture => ({
  svg,
  br: brotliCompressSync(svg),
  gzip: gzipSync(svg),
  etag: etagOf(svg),
})

/** One for each avatar and size: the folder an avatar is asked for in does not matter. */
const packed = new Map<string, Picture>()

const pictureOf = ({ folder, size, file }: Params): Picture => {
  // an avatar that was chosen before the gender changed is still asked for in the other folder
  const isAsked = FOLDERS.includes(folder) && SIZES.includes(size) && file.endsWith('.svg')
  const svg = isAsked ? avatarSvg(file.slice(0, -'.svg'.length), Number(size)) : null
  if (svg === null) throw fail('avatar_not_found')
  const name = `${size} ${file}`
  const known = packed.get(name) ?? pack(svg)
  packed.set(name, known)
  return known
}

/**
 * `/apis/avatars/{Male|Female|Symbols}/{64|128|256}/{id}.svg`: the drawn avatars, kept for ever by whoever has seen them. Opened by
 * itself, a picture may load and run nothing.
 */
export const addAvatars = (app: FastifyInstance) =>
  app.get<{ Params: Params }>('/apis/avatars/:folder/:size/:file', async (request, reply) => {
    const { etag, ...forms } = pictureOf(request.params)
    void reply.headers({
      'cache-control': `public, max-age=${YEAR_SECONDS}, immutable`,
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      vary: 'accept-encoding',
      etag,
    })
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
    const coding = codingOf(request.headers['accept-encoding'])
    if (coding) void reply.header('content-encoding', coding)
    return reply.type('image/svg+xml; charset=utf-8').send(forms[coding ?? 'svg'])
  })
