export { sentencesOf } from './sentences.ts'
export { type Verified, verified } from './stream.ts'
export { CLAIM_KINDS, type Claim, type ClaimKind } from './types.ts'
export { type Checked, createVerifier, type Verifier } from './verifier.ts'
