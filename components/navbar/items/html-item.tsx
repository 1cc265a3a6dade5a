import type {NavbarHtml} from '@/lib/config/resolve-navbar';

export function HtmlItem({item}: {item: NavbarHtml}) {
  // written by the owner in content/site.ts
  return <div dangerouslySetInnerHTML={{__html: item.value}} />;
}
