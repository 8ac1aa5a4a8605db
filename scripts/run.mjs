// Every script of package.json starts here: TypeScript needs the pinned Node, and an install that failed must say so.
const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 22 || (major === 22 && minor < 18)) {
  console.error(
    `This needs Node 22.18 or later and runs on ${process.version}: the pinned one is not installed. Run "npx -y pnpm@12 install" and read its last lines.`,
  )
  process.exit(1)
}
await import(`./${process.argv.splice(2, 1)[0]}.ts`)
