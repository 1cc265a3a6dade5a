import {searchDescription} from '@/lib/output/files/search-description';

export const dynamic = 'force-static';

export function GET() {
  return new Response(searchDescription(), {headers: {'content-type': 'application/xml; charset=utf-8'}});
}
