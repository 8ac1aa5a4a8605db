import { site } from '@dhruva/contract'
import { implement } from '#endpoints/implement.ts'

export const getVideos = implement(site.getVideos, async ({ ctx, language }) =>
  ctx.config.home.videos.map(({ video, title }) => ({ video, title: title[language] })),
)
