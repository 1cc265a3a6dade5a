import {Logo} from '@/components/navbar/brand';
import {Link} from '@/components/ui/link';
import {Static} from '@/components/ui/static';
import {type FooterLink, type SiteConfig, siteConfig} from '@/lib/config';

/** Link columns if they have titles, else one row of links; then the notice, the small links and the copyright. */
export function Footer() {
  const {footer, title, tagline} = siteConfig();
  const {links, logo} = footer;
  return (
    <footer className="footer" data-look={footer.style} data-print="none">
      <Static>
        <div className="footer-inner">
          <div className="footer-about">
            {logo && (
              <Link href={logo.href ?? '/'}>
                <Logo logo={logo} />
              </Link>
            )}
            <p className="footer-name">{title}</p>
            <p>{tagline}</p>
          </div>
          {isColumns(links) ? (
            links.map((column) => (
              <div key={column.title}>
                <h2 className="footer-heading">{column.title}</h2>
                <ul className="footer-list">
                  {column.items.map((link) => (
                    <li key={link.label}>
                      <FooterAnchor link={link} />
                    </li>
                  ))}
                </ul>
              </div>
            ))
          ) : (
            <FlatList links={links} />
          )}
        </div>
        <div className="footer-base">
          {footer.promise && <p className="footer-promise">{footer.promise}</p>}
          <FlatList links={footer.baseLinks} />
          <p>{footer.copyright}</p>
        </div>
      </Static>
    </footer>
  );
}

function FlatList({links}: {links: readonly FooterLink[]}) {
  return (
    <p className="footer-flat">
      {links.map((link, index) => (
        <span key={link.label}>
          <FooterAnchor link={link} />
          {index < links.length - 1 && <span aria-hidden="true">{'\u00a0· '}</span>}
        </span>
      ))}
    </p>
  );
}

function FooterAnchor({link: {label, to, href}}: {link: FooterLink}) {
  return <Link href={to ?? href!}>{label}</Link>;
}

type Links = SiteConfig['footer']['links'];

function isColumns(links: Links): links is Exclude<Links, FooterLink[]> {
  return links.some((link) => 'items' in link);
}
