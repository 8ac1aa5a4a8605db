import type { Spoken } from './types.ts'

/** Said where a message asks more than is answered at once. */
export const MORE: Spoken = {
  en: 'I have answered the first three; send the others in your next message.',
  hi: 'पहले तीन सवालों का जवाब दिया है; बाक़ी अगले संदेश में भेज दीजिए।',
  hing: 'Pehle teen sawalon ka jawab diya hai; baaki agle message me bhej dijiye.',
}
