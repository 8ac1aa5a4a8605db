// The web's development server as a child of `pnpm dev`: says `ready`, goes with its parent.
import { createServer } from 'vite'

process.on('disconnect', () => process.exit(0))
process.on('SIGINT', () => {})
process.env.API_URL ??= `http://localhost:${process.env.PORT}`

const server = await createServer({ server: { port: Number(process.argv[2]), strictPort: true } })
await server.listen()
process.send?.('ready')
