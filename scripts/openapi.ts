// pnpm openapi [--check]: the contract as an OpenAPI 3.1 document, docs/openapi.json.
import { openApi } from '@dhruva/contract/openapi'
import { writeOrCheck } from './write-or-check.ts'

writeOrCheck('docs/openapi.json', `${JSON.stringify(openApi(), null, 2)}\n`)
