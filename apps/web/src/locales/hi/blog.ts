import type { Blog } from '../en/blog.ts'

export const blog: Blog = {
  eyebrow: 'ब्लॉग',
  heading: 'कुंडली, आसान भाषा में',
  lede: 'कुंडली कैसे बनती और पढ़ी जाती है, असली उदाहरणों और पूरे हिसाब के साथ।',
  loading: 'लोड हो रहा है...',
  pageHead: (page) => `ब्लॉग, पेज ${page} · ध्रुव`,
  postHead: (title) => `${title} · ध्रुव`,
  post: 'लेख',
  noneYet: 'अभी कोई लेख नहीं है।',
  beyond: 'ब्लॉग में यह पेज नहीं है।',
  toFirst: 'सबसे नए लेखों पर जाएँ',
  missing: 'यह लेख नहीं मिला।',
  toAll: 'सभी लेख',
  pages: 'ब्लॉग के पेज',
  pageOf: (page, count) => `पेज ${page}, कुल ${count}`,
  around: 'और लेख',
  previous: 'पिछला',
  next: 'अगला',
  minutes: (count) => `पढ़ने में ${count} मिनट`,
  feed: 'आरएसएस फ़ीड',
}
