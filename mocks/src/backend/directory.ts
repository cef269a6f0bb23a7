import { directoryUrl, readReturn } from '../directory/directory-address.ts';
import { directoryUser, takeSignOnCode } from '../directory/sign-on.ts';
import { loginResult } from './account.ts';
import { BusinessError, type CallContext, type Resolvers } from './context.ts';
import { countedName, guardLogin } from './login-guard.ts';
import { decryptPassword } from './passwords.ts';

export const directoryResolvers = {
  getLdapSsoLoginUrl: ({ redirect, homepageConfigId }, context) => ({
    ldapSsoLoginUrl: directoryUrl(context.directory, 'login', {
      redirect: requireReturn(context, redirect),
      websiteId: context.site(homepageConfigId).id,
      lang: context.locale,
    }),
  }),

  getLdapSsoTokenInfo: ({ code, homepageConfigId }, context) => {
    context.site(homepageConfigId);
    const account = takeSignOnCode(context, code);
    if (!account) throw new BusinessError('signOnCodeInvalid');
    return loginResult(context, account);
  },

  ldapLogin: (param, context) => {
    const attempt = { countedAs: countedName('directory', param.userName) };
    return guardLogin(context, param, attempt, () => {
      const account = directoryUser(context, param.userName, decryptPassword(param.password));
      if (account === 'locked') throw new BusinessError('locked');
      if (account === 'wrong') throw new BusinessError('passwordWrong');
      return loginResult(context, account);
    });
  },

  ldapLogout: ({ redirect }, context) => {
    if (context.token) delete context.state().sessions[context.token];
    // People are always logged out, even if the address to return to is refused.
    const back = readReturn(context.directory, redirect)?.href;
    return { ldapSsoLogoutUrl: logoutUrl(context, back) };
  },

  getLdapSsoLogoutUrl: ({ redirect }, context) => ({
    ldapSsoLogoutUrl: logoutUrl(context, requireReturn(context, redirect)),
  }),
} satisfies Partial<Resolvers>;

function logoutUrl(context: CallContext, redirect: string | undefined): string {
  return directoryUrl(context.directory, 'logout', { redirect, lang: context.locale });
}

/** @throws {BusinessError} redirectRefused */
function requireReturn({ directory }: CallContext, redirect: string): string {
  const back = readReturn(directory, redirect);
  if (!back) throw new BusinessError('redirectRefused');
  return back.href;
}
