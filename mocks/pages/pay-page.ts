import type { Profile } from '../../kernel/profile/profile.ts'
import { PAY_PATH } from '../world/order.ts'
import { payOrder } from '../world/wallet.ts'
import type { World } from '../world/world.ts'
import { escapeHtml, htmlPage } from './html.ts'

const NOT_FOUND = 404

/**
 * `GET /__gateway/pay?order=D880001`: the page of a payment service, with the amount, a button that pays and one that gives up
 * (`&paid=1`, `&paid=0`), and the way back to the merchant.
 */
export function payPage(url: URL, world: World, { name, currency }: Profile): Response {
  const id = url.searchParams.get('order') ?? ''
  const paid = url.searchParams.get('paid')
  const order = payOrder(world, id, paid === null ? undefined : paid === '1')
  if (!order)
    return htmlPage(page('Payment not found', '<p>There is no such order.</p>'), { status: NOT_FOUND })
  const amount = new Intl.NumberFormat('en', { style: 'currency', currency }).format(Number(order.amount))
  const back = '<a class="back" href="/m/voucherCenter">Back to the shop</a>'
  if (order.state === 'refused') return htmlPage(page('Payment cancelled', `<p>Nothing was paid.</p>${back}`))
  if (order.state !== 'waiting' || order.decidedAt !== undefined)
    return htmlPage(
      page('Payment received', `<p>${escapeHtml(amount)} was paid to ${escapeHtml(name)}.</p>${back}`),
    )
  const link = (answer: 0 | 1, label: string): string =>
    `<a class="${answer ? 'pay' : 'back'}" href="${PAY_PATH}?order=${escapeHtml(id)}&amp;paid=${answer}">${label}</a>`
  return htmlPage(
    page(
      'Payment',
      `<p>Order ${escapeHtml(id)} of ${escapeHtml(name)}</p><p class="amount">${escapeHtml(amount)}</p>${link(1, 'Pay now')}${link(0, 'Cancel')}`,
    ),
  )
}

const page = (title: string, body: string): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>
  body { margin: 0; min-height: 100dvh; display: grid; place-content: center; gap: 16px; padding: 24px; box-sizing: border-box;
    text-align: center; font: 16px/1.5 system-ui, sans-serif; background: #f3f5f9; color: #1c2333 }
  h1 { font-size: 22px; margin: 0 } p { margin: 0 } .amount { font-size: 32px; font-weight: 700 }
  a { display: grid; place-items: center; min-height: 48px; padding: 0 24px; border-radius: 24px; text-decoration: none; font-weight: 600 }
  .pay { background: #1f7a4d; color: #fff } .back { color: #23408f }
</style>
<main style="display: contents"><h1>${title}</h1>${body}</main>
</html>
`
