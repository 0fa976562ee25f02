import { makeAutoObservable, observableRef } from 'mobx';

export interface User {
  firstName: string;
  lastName: string;
  /** Known once somebody has logged in, as what follows. */
  id?: string;
  email?: string;
  gender?: string;
}

/** Who is logged in. Logged in means that a user is present; logging in and out changes nothing but this. */
export interface AuthStore {
  readonly user: User | null;
  /** By which the account platform knows the user at other services. */
  readonly jwt: string | null;
  readonly isLoggedIn: boolean;
  /** Uppercase first letters of first and last name; empty when logged out. */
  readonly initials: string;
  login(user: User): void;
  logout(): void;
  setJwt(jwt: string | null): void;
}

export function createAuthStore(): AuthStore {
  return makeAutoObservable(
    {
      user: null as User | null,
      jwt: null as string | null,
      get isLoggedIn() {
        return this.user !== null;
      },
      get initials() {
        return this.user ? `${this.user.firstName.charAt(0)}${this.user.lastName.charAt(0)}`.toUpperCase() : '';
      },
      login(user: User) {
        this.user = user;
      },
      logout() {
        this.user = null;
        this.jwt = null;
      },
      setJwt(jwt: string | null) {
        this.jwt = jwt;
      },
    },
    { user: observableRef },
  );
}
