import 'moment/locale/ar-sa';
