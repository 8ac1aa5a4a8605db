/** How keys look whose makers gave them a form of their own. */
const KINDS: [kind: string, form: RegExp][] = [
  ['private key', /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----/],
  ['key of a language model', /\bsk-(?:proj-|ant-)?[\w-]{32,}/],
  ['key of Google', /\bAIza[\w-]{35}/],
  ['key of Twilio', /\b(?:SK|AC)(?!0{32})[0-9a-f]{32}\b/],
  ['key of Razorpay', /\brzp_live_\w{14,}/],
  ['key of Amazon', /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/],
  ['token of GitHub', /\b(?:gh[oprsu]_\w{36,}|github_pat_\w{40,})/],
  ['token of npm', /\bnpm_[A-Za-z0-9]{36}\b/],
  ['session', /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{20,}/],
]

/** Lines of a text that hold what looks like a secret; never the secret itself. */
export const secretsIn = (text: string): { line: number; kind: string }[] =>
  text
    .split('\n')
    .flatMap((line, at) => KINDS.filter(([, form]) => form.test(line)).map(([kind]) => ({ line: at + 1, kind })))
