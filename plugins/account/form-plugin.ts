/** The plugins with a form of the account: a shared piece has texts that each of them has. */
export type FormPlugin =
  'account.auth' | 'account.change-password' | 'account.register' | 'account.second-factor'
