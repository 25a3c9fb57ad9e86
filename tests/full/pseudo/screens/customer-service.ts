import { PLAYER } from './player.ts'
import type { Screen } from './screen.ts'
import { press } from './steps.ts'

export const customerService: readonly Screen[] = [
  {
    name: 'customer service',
    to: '/m/customerService',
    state: { service: '5' },
    shows: 'Our team is here to help you. Choose how to reach us.',
  },
  {
    name: 'customer service, none',
    to: '/m/customerService',
    at: '/m/home',
    state: { service: '0' },
    shows: 'Next draws',
  },
  {
    name: 'ways to customer service',
    to: '/m/login',
    state: { service: '3' },
    steps: [press('Contact us')],
    shows: { element: 'dialog[open] li' },
  },
  { name: 'chats', to: '/m/chat', state: PLAYER, shows: 'Chat with customer service' },
  {
    name: 'chats, not allowed',
    to: '/m/chat',
    state: { member: 'nochat' },
    shows: 'The chat is not available for your account.',
  },
  {
    name: 'a chat that fails',
    to: '/m/chat',
    state: { ...PLAYER, chat: 'fails' },
    shows: 'Is the chat empty, or does it not work?',
    complains: /CV-FRAME|x-frame-options|chrome-error/i,
  },
  {
    name: 'a chat that hangs',
    to: '/m/chat',
    state: { ...PLAYER, chat: 'hangs' },
    shows: 'The chat is opening',
    complains: /CV-FRAME|x-frame-options|chrome-error/i,
  },
  {
    name: 'a chat without an answer',
    to: '/m/chat',
    state: { ...PLAYER, fault: 'chat-cbs.launch:500' },
    shows: '{{name}} cannot be opened right now.',
  },
]
