import { type DevMock, failure } from './define-mock.ts'

/** Answers calls by a mock; `undefined` for one that it has no route for. */
export function mockAnswers(mock: DevMock<unknown>): (request: Request) => Promise<Response | undefined> {
  const slice = mock.initial()
  return async (request) => {
    const url = new URL(request.url)
    const route = mock.routes.find(({ method, path }) => method === request.method && path === url.pathname)
    if (!route) return undefined
    if (route.auth === 'member' && !request.headers.get('authorization'))
      return failure('user.or.token.invalid', 'Please log in', 401)
    const reply = await route.reply({ url, body: await bodyOf(request), slice })
    return reply instanceof Response ? reply : Response.json(reply)
  }
}

async function bodyOf(request: Request): Promise<unknown> {
  try {
    return JSON.parse(await request.text()) as unknown
  } catch {
    return undefined
  }
}
