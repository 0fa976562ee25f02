import { makeAutoObservable, observableRef } from 'mobx';

export interface User {
  firstName: string;
  lastName: string;
}

/** Who is logged in. Logged in means that a user is present. */
export interface AuthStore {
  readonly user: User | null;
  readonly isLoggedIn: boolean;
  /** Uppercase first letters of first and last name; empty when logged out. */
  readonly initials: string;
  setUser(user: User | null): void;
}

export function createAuthStore(): AuthStore {
  return makeAutoObservable(
    {
      user: null as User | null,
      get isLoggedIn() {
        return this.user !== null;
      },
      get initials() {
        return this.user ? `${this.user.firstName.charAt(0)}${this.user.lastName.charAt(0)}`.toUpperCase() : '';
      },
      setUser(user: User | null) {
        this.user = user;
      },
    },
    { user: observableRef },
  );
}
