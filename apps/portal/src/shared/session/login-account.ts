/** In memory alone: neither address, history nor storage keeps a number for the next one at this computer. */
let handed = '';

/** Hands an account to the login form, when its page is opened next; empty text takes it back. */
export const handLoginAccount = (account: string): void => {
  handed = account;
};

/** The account that a page has handed to the login form; empty without one. */
export const handedLoginAccount = (): string => handed;
