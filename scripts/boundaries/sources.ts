import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'rolldown/experimental'
import { filesBelow } from '../lib.ts'

/** `later`: fetched when it is needed (`import()`), not before the file that names it. */
export type Import = { from: string; line: number; later: boolean }

/** A place in the code that some rule may forbid. */
export type Use = { kind: 'process.env' | 'clock' | 'chance' | 'cast'; line: number }

export type Source = {
  /** From the root of the checkout, with forward slashes. */
  file: string
  lines: number
  imports: Import[]
  uses: Use[]
}

const FOLDERS = ['packages', 'apps', 'scripts', 'e2e', 'bench', 'prisma']

/** Every TypeScript file written by hand. */
export function readSources(root: string): Source[] {
  const files = FOLDERS.flatMap((folder) => filesBelow(path.join(root, folder)))
  return files
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
    .map((file) => readSource(path.relative(root, file), readFileSync(file, 'utf8')))
}

/** @throws when the file is not TypeScript */
export function readSource(file: string, text: string): Source {
  const { program, errors } = parseSync(file, text)
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`)
  const starts = [...text.matchAll(/\n/g)].map((newline) => newline.index)
  const lineOf = (offset: number) => starts.filter((start) => start < offset).length + 1
  const source: Source = { file, lines: starts.length, imports: [], uses: [] }
  walk(program, (node) => {
    const from = importedBy(node)
    if (from) source.imports.push({ from, line: lineOf(node.start), later: node.type === 'ImportExpression' })
    const kind = kindOfUse(node)
    if (kind) source.uses.push({ kind, line: lineOf(node.start) })
  })
  return source
}

type Node = { type: string; start: number; [field: string]: unknown }

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string' && 'start' in value

function walk(value: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(value)) {
    for (const item of value) walk(item, visit)
    return
  }
  if (!isNode(value)) return
  visit(value)
  for (const field of Object.values(value)) if (typeof field === 'object') walk(field, visit)
}

const IMPORTING = new Set([
  'ImportDeclaration',
  'ImportExpression',
  'ExportAllDeclaration',
  'ExportNamedDeclaration',
  'TSImportType',
])

function importedBy(node: Node): string | undefined {
  if (!IMPORTING.has(node.type) || !isNode(node.source)) return undefined
  return typeof node.source.value === 'string' ? node.source.value : undefined
}

function kindOfUse(node: Node): Use['kind'] | undefined {
  if (node.type === 'MemberExpression') return memberKind(node)
  if (node.type === 'TSAsExpression' || node.type === 'TSTypeAssertion') return isConst(node) ? undefined : 'cast'
  const isCall = node.type === 'CallExpression' || node.type === 'NewExpression'
  const noArguments = Array.isArray(node.arguments) && node.arguments.length === 0
  return isCall && noArguments && nameOf(node.callee) === 'Date' ? 'clock' : undefined
}

const MEMBERS = new Map<string, Use['kind']>([
  ['process.env', 'process.env'],
  ['Date.now', 'clock'],
  ['performance.timeOrigin', 'clock'],
  ['Math.random', 'chance'],
])

function memberKind(node: Node): Use['kind'] | undefined {
  return MEMBERS.get(`${nameOf(node.object)}.${nameOf(node.property)}`)
}

function isConst({ typeAnnotation }: Node): boolean {
  return isNode(typeAnnotation) && nameOf(typeAnnotation.typeName) === 'const'
}

function nameOf(value: unknown): string {
  return isNode(value) && value.type === 'Identifier' ? String(value.name) : ''
}
