import { Hono } from 'hono'

/** The least a page can cost: Hono answers one request with a page that is ready. */
const app = new Hono()

const PAGE = `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8"><title>Bare page</title></head>
  <body><h1>Bare page</h1></body>
</html>`

app.get('/', (c) => c.html(PAGE))

export default app
