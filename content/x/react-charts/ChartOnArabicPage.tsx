import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { LeftToRight, RightToLeft } from '../../parts/TextDirection';

const days = ['الاثنين', 'الثلاثاء', 'الأربعاء', 'الخميس'];

export default function ChartOnArabicPage() {
  return (
    <RightToLeft lang="ar">
      <Box component="figure" sx={{ m: 0 }}>
        <Typography variant="subtitle1" component="p">
          أكواب القهوة المباعة هذا الأسبوع
        </Typography>
        <LeftToRight>
          <BarChart
            height={260}
            xAxis={[{ scaleType: 'band', data: days }]}
            series={[{ data: [84, 91, 103, 124] }]}
          />
        </LeftToRight>
        <Typography
          component="figcaption"
          variant="body2"
          color="text.secondary"
        >
          ارتفع عدد الأكواب كل يوم، من 84 يوم الاثنين إلى 124 يوم الخميس.
        </Typography>
      </Box>
    </RightToLeft>
  );
}
