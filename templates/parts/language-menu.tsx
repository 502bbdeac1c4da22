import type { PageView } from '../../renderer/view/page.ts';
import { Icon } from './icon.tsx';
import { message } from './message.ts';

/** The page in the other languages of the site. */
export function LanguageMenu({ view }: { readonly view: PageView }) {
  const { translations, language } = view;
  if (translations.length < 2) return null;
  const current = translations.find((translation) => translation.language === language);
  return (
    <details className="menu languages" data-menu="">
      <summary className="icon-button">
        <Icon name="language" />
        <span className="sr">
          {message(view, 'header.language', { language: current?.name ?? language })}
        </span>
      </summary>
      <ul>
        {translations.map(({ language: code, name, href }) => (
          <li key={code}>
            <a
              href={href}
              hrefLang={code}
              lang={code}
              data-language={code}
              aria-current={code === language ? 'true' : undefined}
              data-full-load={code === language ? undefined : ''}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
